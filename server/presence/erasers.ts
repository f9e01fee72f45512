import type { Eraser } from '../eraser.ts';

export const presenceErasers: readonly Eraser[] = [];
