/** Highlights code of the docs. */
import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';

for (const [name, language] of Object.entries({ bash, json, python, typescript })) highlighter.registerLanguage(name, language);

/** Shows code in an element, with its language's highlighting. */
export function showCode(element, code, language) {
  if (highlighter.getLanguage(language) === undefined) element.textContent = code;
  else element.innerHTML = highlighter.highlight(code, { language }).value;
}
