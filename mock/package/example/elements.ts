/** The page's elements with their types. */

export function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${type.name} with the id ${id}.`);
}

export function listItem(...content: (string | Node)[]): HTMLLIElement {
  const item = document.createElement('li');
  item.append(...content);
  return item;
}
