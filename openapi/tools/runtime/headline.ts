/** Headlines of notifications. */
import { limits } from '../../../generated/handlers.ts';
import type { CollaborationNotification } from '../../../generated/types.ts';
import { truncate, visible } from './text.ts';

type HeadlineFields = Pick<CollaborationNotification, 'displayHeadlineMessageTemplate' | 'displayHeadlineMessageTemplateData'>;

/**
 * Returns the headline of a notification as its mail shows it. A variable is a text, or the name, address or id of a user. One
 * without a value stays. Invisible characters are removed, and a long headline is cut.
 */
export const headline = (notification: HeadlineFields): string => truncate(visible(fillIn(notification)), limits.mailHeadline);

/** Stops at the maximum length, since a template of 2,000 characters can repeat a value of 10,000 characters 666 times. */
function fillIn(notification: HeadlineFields): string {
  const { displayHeadlineMessageTemplate: template, displayHeadlineMessageTemplateData } = notification;
  const values = new Map<string, unknown>(Object.entries(displayHeadlineMessageTemplateData));
  let text = '';
  let end = 0;
  for (const { 0: variable, 1: name = '', index } of template.matchAll(/\{([^{}]+)\}/g)) {
    if (text.length > limits.mailHeadline) return text;
    text += template.slice(end, index) + (textOf(values.get(name)) ?? variable);
    end = index + variable.length;
  }
  return text + template.slice(end);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, email, userId }: { [member: string]: unknown } = { ...value };
  return [name, email, userId].find((text) => typeof text === 'string' && text !== '')?.toString();
}
