import type { FoldersHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';

export const folders: Partial<FoldersHandlers<Contexts>> = {};
