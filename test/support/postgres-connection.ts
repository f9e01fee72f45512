import pg from 'pg';

/**
 * Connects to PostgreSQL, outside the pool of a service. The caller closes the connection. If the server ends it, the next query
 * fails; without a listener this would end the process of the tests.
 */
export async function openConnection(options: string | pg.ClientConfig | undefined): Promise<pg.Client> {
  const connection = new pg.Client(options);
  connection.on('error', () => {});
  await connection.connect();
  return connection;
}
