import type { Eraser } from '../eraser.ts';

export const documentErasers: readonly Eraser[] = [];
