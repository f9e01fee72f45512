/** Finds custom fields that look like a documented field: a misspelt name would be stored, and have no effect. */
import { pointerOf } from '../../generated/document.ts';
import { failureLimits, type OpenObject } from '../../generated/handlers.ts';
import { truncate } from '../../generated/text.ts';
import type { ErrorDetail } from '../errors.ts';
import { placesAt } from './object-size.ts';

/**
 * Finds custom fields whose name differs from a documented one only by letter case, or is `id`. `value` is a request's `data` or a
 * line of an import.
 */
export const findLookAlikes = (open: readonly OpenObject[], value: unknown, pointer: string): ErrorDetail[] =>
  open.flatMap(({ path, idField, fields }) =>
    placesAt(value, path, pointer).flatMap(([place, object]) =>
      Object.keys(object ?? {})
        .filter((name) => !fields.includes(name))
        .flatMap((name): ErrorDetail[] => {
          const plain = name.toLowerCase();
          const meant = fields.find((field) => field.toLowerCase() === plain) ?? (plain === 'id' ? idField : undefined);
          if (meant === undefined) return [];
          const field = truncate(place + pointerOf(name), failureLimits.field);
          return [{ field, reason: 'UNKNOWN_MEMBER', description: `is not known; use ${meant}` }];
        }),
    ),
  );
