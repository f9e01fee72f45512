/** The operations that write. Who has something to say of each is told by the compiler, by its name, when there is one more. */
import type { OperationId } from '../generated/server.ts';

/** All but those that look, and the one that only signs. */
export type WritingOperation = Exclude<OperationId, `get${string}` | 'generateToken'>;

type OfOneThing = 'createWorkspace' | 'createApiKey' | 'sendLoginLink' | 'updateEmailConfig' | 'migrateDocuments';

/** Those that name many things at once. A deletion starts a job, whose races are others. */
export type BulkOperation = Exclude<WritingOperation, OfOneThing | 'deleteAllUserData'>;
