import type { Eraser } from '../eraser.ts';

export const permissionErasers: readonly Eraser[] = [];
