import type { Eraser } from '../eraser.ts';

export const userGroupErasers: readonly Eraser[] = [];
