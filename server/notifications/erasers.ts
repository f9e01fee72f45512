import type { Eraser } from '../eraser.ts';

export const notificationErasers: readonly Eraser[] = [];
