/** Checks the whole file for damage. A thread of its own, since that takes seconds for a large file. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const database = new DatabaseSync(String(workerData), { readOnly: true });
const [found] = database.prepare('pragma quick_check(1)').all();
database.close();
parentPort?.postMessage(found?.quick_check === 'ok');
