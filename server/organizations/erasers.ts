import type { Eraser } from '../eraser.ts';

export const organizationErasers: readonly Eraser[] = [];
