/** Highlights code of the docs. */
import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';

for (const [name, language] of Object.entries({ bash, json, python, typescript })) highlighter.registerLanguage(name, language);

const plain = { name: 'plain', contains: [] };
highlighter.registerLanguage('plain', () => plain);

export const highlighted = (code, language) =>
  highlighter.highlight(code, { language: highlighter.getLanguage(language) ? language : 'plain' }).value;
