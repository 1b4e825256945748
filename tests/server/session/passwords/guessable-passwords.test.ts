import { createRequire } from 'node:module';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { guessableFault } from '#server/session/guessable-password.ts';
import { type LeakedPasswords, leakedPasswords } from '#server/session/leaked-passwords.ts';
import { demoPassword, openPortal } from '#tests/server/support/portal.ts';

let leaked: LeakedPasswords;
beforeAll(async () => {
  leaked = await leakedPasswords();
});

const about = [
  '1001',
  'sp.admin',
  'Petra Müller-Lüdenscheidt',
  'p.mueller@fernfunk.example.com',
  'Fernfunk Nord GmbH',
  'ETC Distribution GmbH',
];
const fault = (password: string) => guessableFault(password, about, leaked);

describe('§access a password that is tried first is refused:', () => {
  test.each([
    [
      'known from leaks',
      [
        'Passwort2026!',
        'P@ssw0rd2026!',
        'Passw0rt-1234!',
        '2026Passwort!!',
        'PasswortPasswort1!',
        'Dragon!!2025!!',
        'Fussball#2026',
        'Schatz-123456',
        'Berlin2026!!!',
        'Superman-1987',
        'Iloveyou!2026',
        '1q2w3e4r5t!A',
        'Daniel!847291',
        'B4s3b4ll!2026',
        'Qwertyuiop123!',
      ],
    ],
    [
      'made of name, user ID, company, season, year, keys',
      [
        'Sommer2026!!!',
        'Winter-2026-27',
        'Herbst.Winter1',
        'Januar/2026!!',
        'Montag-Dienstag1',
        'PetraMüller26!',
        'Mueller-Petra-1',
        'Sp.Admin-2026!',
        'Fernfunk2026!',
        'FernfunkNord#1',
        'ETC-Partner-26',
        'EtcDistribution1!',
        'Partnerportal1!',
        'Luedenscheidt-1',
        'M1001-1001-1001',
        'Yxcvbnm,2026!',
        'Asdfghjkl2026!',
        'Abcdefghijkl1!',
        'AAAAaaaa1111!!',
        '1Qay2wsx3edc!',

        'Willkommen-2026',
        'S0mmer!!2026',
        'W1ll-k0mmen-26',
        'sommersommer',
        'sommer winter herbst',
        'fernfunk nord gmbh',
        'qwertzuiopasdf',
        '123456789012345',
        '2026202720282029',
        'januarfebruar',
      ],
    ],
    [
      'a short part again and again, or few different characters',
      [
        'aaaaaaaaaaaa',
        'hundhundhund',
        'Kobalt-Kobalt-',
        'kobaltkobalt',
        '121212121212',
        '123123123123',
        'xyzxyzxyzxyz',
        'aabbaabbaabb',
        '112233112233',
        'ababcbcbabab',
        '🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂',
        '🙂🎉🙂🎉🙂🎉🙂🎉🙂🎉🙂🎉',
        '            ',
      ],
    ],
  ])('%s', (_reason, passwords) => {
    expect(passwords.filter((one) => fault(one) === undefined)).toEqual([]);
  });

  test('10,000 leaked passwords with a capital letter and a typical suffix', () => {
    const all = createRequire(import.meta.url)('@zxcvbn-ts/language-common/src/passwords.json') as string[];
    const words = all.filter((word) => /^[a-z]{4,}$/.test(word)).filter((_, index) => index % 3 === 0);
    const added = ['2026!', '1234!', '!!123', '-1987-'];
    const records = words.map(
      (word, index) => `${word[0]?.toUpperCase()}${word.slice(1)}${added[index % added.length]}`,
    );
    const passed = records.filter((password) => fault(password) === undefined);
    console.log(
      `${all.length} leaked passwords, ${records.length} of them with something added: ${passed.length} passed`,
    );
    expect([leaked.size >= 10_000, records.length >= 10_000]).toEqual([true, true]);
    expect(passed).toEqual([]);
    expect(all.filter((password) => fault(password) === undefined)).toEqual([]);
  });
});

test('§access passwords that take long to guess are taken', () => {
  const good = [
    'Viel-besser-27',
    'Noch-ein-Passwort-3',
    'Neues-Passwort-2027',
    'Geheim-Wort-4711',
    'Regenschirm-1-Kobalt',
    'kT7#wq9!Rz2m',
    'Blaue Tasse fliegt 3',
    'Sommer84719305#',
    'Rhabarber+Anker9',
    'xK2-vB8-pQ5-rT1',
    'Müller trinkt Tinte 4',
    '8F-kolibri-Segel',
    'regenschirm kobalt tinte',
    'rhabarberankersegel',
    'RHABARBERANKERSEGEL',
    '739160284457',
    'оченьдлинныйпароль',
    'sommer оченьдлинный',
    'μακρύςκωδικός',
    '🦄🍕🎸🏆🌈🚀🐙🥨🚲🧊🪗🐝',
    'größe über straße',
  ];
  expect(good.map((one) => [one, fault(one)])).toEqual(good.map((one) => [one, undefined]));
});

test('§2 §6 both password forms refuse them at the field, and the mailed link stays usable', async () => {
  const portal = await openPortal();
  onTestFinished(() => portal.close());
  const { _resetToken: token } = (await portal.signIn('1002/reset.user')).json();
  const session = await portal.as('1001/sp.admin');
  const by = [
    (password: string) => portal.call('POST', '/password/reset', { body: { token, password } }),
    (password: string) => session.post('/password/change', { current: demoPassword, password }),
  ];
  for (const set of by) {
    const answers = [await set('Passwort2026!'), await set('Fruehling-2027!')];
    expect(answers.map((answer) => [answer.statusCode, answer.json().fields])).toEqual([
      [400, { password: 'passwordLeaked' }],
      [400, { password: 'passwordObvious' }],
    ]);
    expect((await set('Regenschirm-1-Kobalt')).statusCode).toBe(204);
  }
});
