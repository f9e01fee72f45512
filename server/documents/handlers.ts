import type { DocumentsHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';

export const documents: Partial<DocumentsHandlers<Contexts>> = {};
