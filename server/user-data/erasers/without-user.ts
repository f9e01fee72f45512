/** Takes a user out of JSON that somebody else gave, without a guess at what is not known to be that user. */

/** Names of members whose strings are user ids: `userId`, `resolvedByUserId`, `user_ids`. */
const holdsUserIds = /user_?ids?$/i;
/** Names of members whose own members are named by user ids: `users`, `notifyUsers`, `notifyUsersByUserId`. */
const keyedByUsers = /(users|user_?ids?)$/i;

/**
 * The value without the user, or undefined where the value is the user: an object whose `userId` is the user's, with all that it
 * holds; an id that stands in a member named for user ids; and a member named by the id in an object of users. A string that merely
 * equals the id stays: it may as well be the title of something.
 */
export function withoutUser(value: unknown, userId: string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutUser(item, userId, name)).filter((item) => item !== undefined);
  if (typeof value === 'string') return value === userId && holdsUserIds.test(name) ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  if ('userId' in value && value.userId === userId) return undefined;
  const kept = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    if (key === userId && keyedByUsers.test(name)) return [];
    const rest = withoutUser(child, userId, key);
    return rest === undefined ? [] : [[key, rest]];
  });
  return Object.fromEntries(kept);
}
