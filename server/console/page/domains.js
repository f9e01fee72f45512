/** The domains of pages that may call. */
import { call } from './call.js';
import { ask, button, byId, element, onSubmit } from './dom.js';

export async function drawDomains() {
  const domains = (await call('v2/workspace/domains/get', {})).data;
  const items = domains.map((domain) =>
    element('li', [
      element('code', domain),
      ' ',
      button('Delete', () => remove(domain, domains.length === 1), { class: 'small danger', 'aria-label': `Delete ${domain}` }),
    ]),
  );
  byId('domains').replaceChildren(...(items.length === 0 ? [element('li', 'No domains yet.')] : items));
}

async function remove(domain, isLast) {
  const text = isLast
    ? 'This is the last domain. Afterwards, every origin is allowed.'
    : 'Its pages can no longer use the credentials.';
  if ((await ask({ title: `Delete ${domain}?`, text, yes: 'Delete domain' })) === undefined) return undefined;
  await call('v2/workspace/domains/delete', { domains: [domain] });
  await drawDomains();
  return `${domain} deleted.`;
}

export function prepareDomains() {
  onSubmit(byId('add-domain'), async ({ domain }, form) => {
    const [item] = Object.values((await call('v2/workspace/domains/add', { domains: [domain] })).data);
    if (!item.success) return item.message;
    form.reset();
    await drawDomains();
    return `${item.domain} added.`;
  });
}
