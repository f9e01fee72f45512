/** Takes a user out of what somebody else's notification says. */
import { type Mentioned, mentionFinder, mentionTexts, replaceMentions } from '../../documents/annotation-content.ts';
import type { Content } from '../../notifications/page.ts';
import { isPerson, type Person, textsOr, withoutUser, withoutUserInside } from './without-user.ts';

/** In place of a variable of the headline that stood for the user. */
const deletedVariable = '(deleted)';

export function notificationWithout<Told extends Content>(content: Told, person: Person): Told {
  const { displayHeadlineMessageTemplateData: given, mentions = [] } = content;
  const people = peopleIn(content);
  const findersOf = (isUser: boolean) => mentionFinder(mentionTexts(people.filter((one) => isPerson(one, person) === isUser)));
  const [alsoRemoved, kept] = [findersOf(true), findersOf(false)];
  const withoutMentions = (text: string) => replaceMentions(text, [person.findMention, alsoRemoved], kept);

  const data = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    if (value === person.userId) return [];
    const rest = typeof value === 'string' ? withoutMentions(value) : withoutUser(value, person, name);
    return rest === undefined ? [] : [[name, rest]];
  });
  const left = new Set(data.map(([name]) => name));
  const gone = new Set(Object.keys(given).filter((name) => !left.has(name)));
  const template = content.displayHeadlineMessageTemplate.replaceAll(/\{([^{}]+)\}/g, (variable, name) =>
    gone.has(name) ? deletedVariable : variable,
  );
  const keptMentions = mentions.filter((one) => !isPerson(one, person));
  return {
    ...content,
    actionUser: withoutUserInside(content.actionUser, person),
    displayHeadlineMessageTemplate: withoutMentions(template),
    displayHeadlineMessageTemplateData: Object.fromEntries(data),
    displayBodyMessage: withoutMentions(content.displayBodyMessage),
    notificationSourceData: withoutUser(content.notificationSourceData, person) ?? {},
    ...(mentions.length > 0 ? { mentions: keptMentions } : {}),
  };
}

/** What is searched for in the JSON of a notification: whatever names the user there. */
export const mentionsSought = ({ userId, names }: Person): readonly string[] =>
  textsOr(
    '@',
    [userId, ...names].map((name) => JSON.stringify(`@${name}`).slice(1, -1)),
  );

/** Every object that has a user's id, wherever it is. */
function peopleIn(value: unknown): Mentioned[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(peopleIn);
  return isMentioned(value) ? [value, ...inside] : inside;
}

const isMentioned = (value: object): value is Mentioned =>
  'userId' in value && typeof value.userId === 'string' && (!('name' in value) || typeof value.name === 'string');
