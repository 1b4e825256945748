import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownAnswers } from '#contract/sales/order-confirmation.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly propertyNames?: { readonly enum?: readonly string[] };
}

/** Each field that an answer may have; `*` stands for one of any name. */
function fieldsOf(schema: Schema, path: readonly string[] = []): string[] {
  const { properties = {}, additionalProperties = true, items, oneOf = [], propertyNames } = schema;
  const inside = Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, [...path, name]));
  const names = propertyNames?.enum ?? ('properties' in schema || additionalProperties !== true ? ['*'] : []);
  const any = additionalProperties === false ? [] : names.map((name) => [...path, name].join('.'));
  const others = [...(items ? [items] : []), ...oneOf].flatMap((one) => fieldsOf(one, path));
  const all = [...new Set([...inside, ...any, ...others])];
  return all.length > 0 ? all : [path.join('.')];
}

const confirmation = [
  ...[
    'state',
    'draftNumber',
    'productType',
    'product',
    'caption',
    'partner',
    'documents',
    'signer',
    'hasMandate',
    'expires',
  ],
  ...['customer.customerType', 'customer.clientKind', 'customer.salutation', 'customer.tkgSize'],
  ...shownAnswers.map((name) => `values.${name}`),
  ...['captions.namespace', 'captions.key', 'captions.text.de', 'captions.text.en'],
  ...['code', 'quantity', 'oneOff', 'monthly', 'term', 'isOpen'].map((name) => `prices.positions.${name}`),
  ...[
    'prices.isOpen',
    'prices.priceListFrom',
    'prices.priceListTitle',
    'prices.oneOff',
    'prices.monthly',
    'prices.vat.percent',
    'prices.vat.oneOff',
    'prices.vat.monthly',
  ],
  ...['prices.gross.oneOff', 'prices.gross.monthly', 'prices.firstYear.net', 'prices.firstYear.gross'],
  ...['consents.key', 'consents.textVersion'],
  ...['order.number', 'order.partner', 'order.documents', 'order.hasMandate', 'order.expires'],
];
const page = ['text/html'];

/** Fields that the link in a mail gives access to; a new field of an answer is added here on purpose. */
const readByLink: Readonly<Record<string, readonly string[]>> = {
  'get /public/order-confirmation/{token}': confirmation,
  'post /public/order-confirmation/{token}': confirmation,
  'get /public/order-confirmation/{token}/{file}': ['file'],
  'get /public/invitation/{token}': [
    ...[
      'foundation',
      'invitedBy',
      'firstName',
      'lastName',
      'email',
      'roles',
      'ownOnly',
      'expires',
      'hasAccount',
      'termsVersion',
    ],
  ],
  'post /public/invitation/{token}': [
    ...['token', 'roles', 'mustSetUpSecondFactor', 'signOutProvider'],
    ...['account', 'username', 'displayName', 'email', 'phone'].map((name) => `user.${name}`),
    ...['language', 'startPage', 'defaultFoundation', 'rowsPerPage'].map((name) => `settings.${name}`),
  ],
  'get /public/mailbox/{token}': page,
  'post /public/mailbox/{token}': page,
  'get /public/unsubscribe/{token}': page,
  'post /public/unsubscribe/{token}': page,
  'get /public/sip-password/{token}': page,
  'post /public/sip-password/{token}': page,
};

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly 'application/json'?: { readonly schema: Schema } }; type?: string }>
  >;
}

test('B8 a link shows the fields that are on its list, and no others', async () => {
  const { paths } = (await portal.call('GET', '/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const open = Object.entries(paths).filter(([path]) => /\/public\/.*\{token\}/.test(path));
  const texts = open.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses }]) => {
      const schema = responses['200']?.content?.['application/json']?.schema;
      const fields = schema === undefined ? ['file'] : fieldsOf(schema);
      const isText = fields.length === 1 && fields[0] === '';
      return [`${method} ${path.replace(/^\/api/, '')}`, (isText ? page : fields).toSorted()] as const;
    }),
  );
  const listed = Object.entries(readByLink).map(([route, fields]) => [route, fields.toSorted()] as const);
  expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(listed));
});

test('B8 what a link answers is kept by no cache and found by no search engine', async () => {
  const open = portal.routes.filter(({ method, url }) => method === 'GET' && /\/public\/.*:token/.test(url));
  expect(open.length).toBeGreaterThan(4);
  for (const { url } of open) {
    const path = url.slice('/api'.length).replace(/:\w+/g, 'x');
    const { headers } = await portal.call('GET', path);
    expect([path, headers['cache-control'], headers['x-robots-tag']]).toEqual([path, 'no-store', 'noindex']);
  }
});
