import { access } from './access.ts';
import { basics } from './basics.ts';
import { contents } from './contents.ts';
import { notifications } from './notifications.ts';
import type { Scene } from './scene.ts';

export const scenes: readonly Scene[] = [...basics, ...contents, ...access, ...notifications];
