/** The pictures of the guides and operations, as a browser draws them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import described from '../../generated/openapi.json' with { type: 'json' };
import { words } from '../../generated/words.ts';
import { emitPictures, picturesOf } from '../../openapi/tools/emit/pictures.ts';
import { JsonNode } from '../../openapi/tools/runtime/document.ts';
import { launchBrowser } from '../support/browser.ts';

const contract = new JsonNode(JSON.parse(JSON.stringify(described)));
const files = emitPictures(contract);
const guides = fileURLToPath(new URL('../../openapi/guides', import.meta.url));

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('Each picture has a title and a text alternative, and stands in a guide and at operations', async () => {
  const names = (await readdir(guides)).filter((name) => name.endsWith('.md'));
  const texts = (await Promise.all(names.map((name) => readFile(join(guides, name), 'utf8')))).join('\n');
  const ids = Object.values(described.paths).map(({ post }) => post.operationId);
  for (const [name, { title, description, operations }] of picturesOf(contract)) {
    expect(description.length, name).toBeGreaterThan(100);
    expect(texts).toContain(`![${title}](../../generated/pictures/${name}.svg)`);
    expect(operations.length, name).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining([...operations]));
  }
});

it('No text of a picture leaves its box or the picture, and no arrow crosses a box', async () => {
  await using page = await browser.newPage();
  for (const [name, svg] of files) {
    await page.setContent(svg);
    const faults = await page.evaluate(() => {
      const all = <T extends SVGGraphicsElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
      const edges = ({ x, y, width, height }: DOMRect, inset = 0) => ({
        left: x + inset,
        top: y + inset,
        right: x + width - inset,
        bottom: y + height - inset,
      });
      const boxes = all<SVGRectElement>('rect').map((rect) => edges(rect.getBBox(), 2));
      const isWithin = (inner: ReturnType<typeof edges>, outer: ReturnType<typeof edges>) =>
        inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;
      const meets = (a: ReturnType<typeof edges>, b: ReturnType<typeof edges>) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const view = document.querySelector('svg')?.viewBox.baseVal;
      const whole = { left: 0, top: 0, right: view?.width ?? 0, bottom: view?.height ?? 0 };
      const texts = all<SVGTextElement>('text').flatMap((text) => {
        const [around, own] = [edges(text.getBBox()), text.parentElement?.querySelector(':scope > rect')];
        const fits = text.matches('.label')
          ? isWithin(around, whole) && !boxes.some((box) => meets(around, box))
          : own instanceof SVGRectElement && isWithin(around, edges(own.getBBox(), 2));
        return fits ? [] : [text.textContent];
      });
      const arrows = all<SVGPathElement>('path').flatMap((path) => {
        const points = Array.from({ length: Math.ceil(path.getTotalLength()) }, (_, i) => path.getPointAtLength(i));
        const crosses = points.some(({ x, y }) => boxes.some((box) => meets({ left: x, top: y, right: x, bottom: y }, box)));
        return crosses ? [path.getAttribute('d')] : [];
      });
      return [...texts, ...arrows];
    });
    expect.soft(faults, name).toEqual([]);
  }
});

it('Fields, values and titles of operations in pictures are those of the document', () => {
  const titles = Object.values(described.paths).map(({ post }) => post.summary);
  const linesOf = (svg: string, kind: string) =>
    [...svg.matchAll(new RegExp(`<text class="${kind}"[^>]*>([^<]*)<`, 'g'))].map(([, text = '']) => text);
  for (const [name, svg] of files) {
    expect(titles, name).toEqual(expect.arrayContaining(linesOf(svg, 'call')));
    const names = linesOf(svg, 'code')
      .flatMap((line) => line.split(/, |: (?:true$|false$|\d+$)?/))
      .filter((word) => word !== '');
    expect(
      names.filter((word) => !words.has(word)),
      name,
    ).toEqual([]);
  }
  const all = files.map(([, svg]) => svg).join('');
  expect([linesOf(all, 'call').length > 5, linesOf(all, 'code').length > 20]).toEqual([true, true]);
  const svgOf = new Map(files);
  const { ResourceAccess, MigrationStatus } = described.components.schemas;
  for (const reason of ResourceAccess.properties.reason.enum) expect(svgOf.get('pictures/access.svg')).toContain(`>${reason}<`);
  for (const status of MigrationStatus.enum) expect(svgOf.get('pictures/migration.svg')).toContain(`>status: ${status}<`);
});
