import { expect, test } from 'vitest';
import { brandedHtml } from '#domain/brand/branded-html.ts';

test('§brand what a text says of the company becomes places that the brand fills', () => {
  expect(
    brandedHtml(
      '<p>ETC Distribution GmbH<br>Beispielallee 14, 10115 Berlin <a href="mailto:partner@etc.example.com">partner@etc.example.com</a></p>',
    ),
  ).toBe(
    '<p><span data-brand="company">ETC Distribution GmbH</span><br><span data-brand="street">Beispielallee 14</span>, <span data-brand="town">10115 Berlin</span> <a href="mailto:partner@etc.example.com"><span data-brand="email">partner@etc.example.com</span></a></p>',
  );
  expect(brandedHtml('DE999999987-00001, 9-10115 Berlins')).toBe('DE999999987-00001, 9-10115 Berlins');
});
