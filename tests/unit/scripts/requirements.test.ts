import { expect, test } from 'vitest';
import { anchorsOf, sectionsOf } from '#scripts/requirements/anchors.ts';
import { citationsIn, citingTitles } from '#scripts/requirements/citations.ts';
import { requirementsMap, untestedClauses } from '#scripts/requirements/map.ts';

// Not written out, so that these examples cite nothing.
const sign = '§';

test.each([
  [`${sign}4`, ['4']],
  [`as ${sign}4-2 says.`, ['4-2']],
  [`${sign}6-2..4 and ${sign}9-1`, ['6-2', '6-3', '6-4', '9-1']],
  [`(${sign}porting.dates), ${sign}sip-accounts: both`, ['porting.dates', 'sip-accounts']],
  ['§ 71 (3) TKG', []],
])('citations of %j are read', (text, citations) => expect(citationsIn(text)).toEqual(citations));

test('titles of tests, groups and steps cite what stands before their words', () => {
  const code = `
    describe('${sign}1 a group', () => {});
    test.each([])("${sign}4-2 ${sign}9-1 the title's words", () => {});
    await test.step(\`${sign}1, ${sign}porting a step\`, () => {});
    const example = 'as ${sign}5 says';`;
  expect(citingTitles(code)).toEqual([
    { title: 'a group', cites: ['1'] },
    { title: "the title's words", cites: ['4-2', '9-1'] },
    { title: 'a step', cites: ['1', 'porting'] },
  ]);
});

const requirements = [
  '<a id="4"></a>',
  '## 4 States',
  '',
  '### Session (all)',
  '',
  '- <a id="4-1"></a>**4-1** A login [opens](#x) a session. It ends.',
  '- <a id="4-2"></a>**4-2** A logout ends it.',
].join('\n');
const tests = [{ path: 'tests/a.test.ts', text: `test('${sign}4-1 opens');\ntest('${sign}4 more');` }];

test('sections have their clauses, each with its first sentence', () => {
  expect(sectionsOf(requirements)).toEqual([
    {
      id: '4',
      title: 'States',
      clauses: [
        { id: '4-1', text: 'A login opens a session.' },
        { id: '4-2', text: 'A logout ends it.' },
      ],
    },
  ]);
});

test('headings become the anchors that GitHub makes of them', () => {
  expect([...anchorsOf(requirements)]).toEqual(['4-states', 'session-all', '4', '4-1', '4-2']);
  expect(anchorsOf('# Büro & Co., Teil 2').has('büro--co-teil-2')).toBe(true);
});

test('a clause without a test is named, and each other one stands in the map with its tests', () => {
  expect(untestedClauses(requirements, tests)).toEqual(['4-2']);
  const map = requirementsMap(requirements, [], tests);
  expect(map).toContain(
    '- [4-1](requirements.md#4-1) A login opens a session.\n  - opens: [a.test.ts](../tests/a.test.ts)',
  );
  expect(map).toContain('More tests of this section: [a.test.ts](../tests/a.test.ts)');
});
