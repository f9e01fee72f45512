/** Removes a user from the content of other users' notifications. */
import { truncateCharacters } from '../../../generated/text.ts';
import { deletedText } from '../../documents/annotation-content.ts';
import type { Content } from '../../notifications/page.ts';
import { type Cleaner, isPerson } from './without-user.ts';

/** Maximum characters in the schemas HeadlineTemplate, BodyMessage and HeadlineText. `@(deleted)` is longer than most mentions. */
const maxTemplate = 2000;
const maxText = 10_000;

export function notificationWithout<Told extends Content>(content: Told, cleaner: Cleaner): Told {
  const { displayHeadlineMessageTemplateData: given, mentions = [], notificationSourceData } = content;
  const data = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    const rest = cleaner.value(value, name);
    if (rest === undefined) return [];
    return [[name, typeof rest === 'string' ? truncateCharacters(rest, maxText) : rest]];
  });
  const left = new Set(data.map(([name]) => name));
  const gone = new Set(Object.keys(given).filter((name) => !left.has(name)));
  const template = content.displayHeadlineMessageTemplate.replaceAll(/\{([^{}]+)\}/g, (variable, name) =>
    gone.has(name) ? deletedText : variable,
  );
  return {
    ...content,
    actionUser: cleaner.inside(content.actionUser),
    displayHeadlineMessageTemplate: truncateCharacters(cleaner.text(template), maxTemplate),
    displayHeadlineMessageTemplateData: Object.fromEntries(data),
    displayBodyMessage: truncateCharacters(cleaner.text(content.displayBodyMessage), maxText),
    notificationSourceData: cleaner.value(notificationSourceData) ?? {},
    ...(mentions.length > 0 ? { mentions: mentions.filter((one) => !isPerson(one, cleaner.person)) } : {}),
  };
}
