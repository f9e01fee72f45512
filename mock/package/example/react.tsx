/** An example screen in React: TanStack Query with the options of the contract's package. */
import { orThrow } from '@collaboration/contract';
import { createQueries } from '@collaboration/contract/query';
import { QueryClient, QueryClientProvider, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { connect } from './connect.ts';
import { element } from './elements.ts';

const organizationId = 'acme';
const queries = createQueries(await connect({}));

function Users(): ReactElement {
  const users = useQuery(queries.getUsers.queryOptions({ organizationId }));
  const add = useMutation(queries.addUsers.mutationOptions());
  const erase = useMutation(queries.deleteAllUserData.mutationOptions());
  const job = useQuery(queries.deleteAllUserData.jobOptions(erase.variables, erase.data));
  const addUser = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const user = { userId: String(form.get('userId')), name: String(form.get('name')) };
    add.mutate({ organizationId, users: [user] }, { onSuccess: orThrow });
  };
  const problem = add.error ?? erase.error ?? users.error;
  return (
    <>
      <p role="status">{problem?.message ?? job.data?.message ?? add.data?.message}</p>
      <h2>Users</h2>
      <ul aria-label="Users">
        {users.data?.data.map(({ userId, name }) => (
          <li key={userId}>
            {name ?? userId}{' '}
            <button type="button" onClick={() => erase.mutate({ userIds: [userId] })}>
              Delete all data
            </button>
          </li>
        ))}
      </ul>
      {erase.data && job.data && (
        <progress
          aria-label="Deletion"
          max={erase.data.data.tasksCount}
          value={erase.data.data.tasksCount - job.data.data.tasksLeft}
        />
      )}
      <form onSubmit={addUser}>
        <label>
          User id <input name="userId" />
        </label>
        <label>
          Name <input name="name" />
        </label>
        <button type="submit" disabled={add.isPending}>
          Add user
        </button>
      </form>
    </>
  );
}

function Documents(): ReactElement {
  const documents = useInfiniteQuery(queries.getDocuments.infiniteQueryOptions({ organizationId, pageSize: 2 }));
  return (
    <>
      <h2>Documents</h2>
      <ul aria-label="Documents">
        {documents.data?.pages.flatMap((page) => page.data.map(({ id, documentName }) => <li key={id}>{documentName}</li>))}
      </ul>
      <button type="button" disabled={!documents.hasNextPage} onClick={() => documents.fetchNextPage()}>
        More documents
      </button>
    </>
  );
}

createRoot(element('screen', HTMLElement)).render(
  <QueryClientProvider client={new QueryClient()}>
    <Users />
    <Documents />
  </QueryClientProvider>,
);
