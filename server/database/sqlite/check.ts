/** A thread of its own that looks through the whole file for damage, since that takes seconds for a large one. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const database = new DatabaseSync(String(workerData), { readOnly: true });
const [found] = database.prepare('pragma quick_check(1)').all();
database.close();
parentPort?.postMessage(found?.quick_check === 'ok');
