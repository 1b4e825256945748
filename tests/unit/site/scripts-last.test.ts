import { expect, test } from 'vitest';
import { withScriptsLast } from '#scripts/site/scripts-last.ts';

const page = (body: string, access = 'public') =>
  `<!DOCTYPE html><html data-access="${access}"><head><script>1</script></head><body class="a">${body}</body></html>`;
const texts = '<script id="texts" type="application/json">{"a":"</body> \\u003c/script>"}</script>';

test.each([
  [
    'inline scripts behind the content, in their order',
    `<p>x</p>${texts}<main>y</main><script>2</script>z`,
    `<p>x</p><main>y</main>z${texts}<script>2</script>`,
  ],
  [
    'what stands there for its place stays',
    '<script data-in-place>2</script><main></main>',
    '<script data-in-place>2</script><main></main>',
  ],
  [
    'what comes from a file stays',
    '<script src="/a.js"></script><main></main>',
    '<script src="/a.js"></script><main></main>',
  ],
  ['signs that replacing would read', '<script>"$&$`"</script><main></main>', '<main></main><script>"$&$`"</script>'],
])('§site a public page is painted before its scripts run: %s', (_, body, expected) => {
  expect(withScriptsLast(page(body))).toBe(page(expected));
});

test('§site a page for users keeps its guard before its content', () => {
  const html = page('<script>2</script><main></main>', 'signedIn');
  expect(withScriptsLast(html)).toBe(html);
});
