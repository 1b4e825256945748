const hosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
];
const idPattern = /^[\w-]{11}$/;

/** Seconds of `90`, `90s` or `1m30s`; 0 for anything else. */
function secondsOf(start: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(start) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Where browsers get films from; the pages' policy names it. */
export const filmHost = 'https://www.youtube-nocookie.com';

/**
 * The embed address of a YouTube link, on the host that sets no cookies (§9-6); undefined for every other address. It begins
 * at a second that is given, else where the link says.
 */
export function filmAddress(link: string, from = 0): string | undefined {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol) || !hosts.includes(url.hostname)) return undefined;
  const [kind = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const youtubeId = ['embed', 'shorts', 'live', 'v'].includes(kind) ? second : (url.searchParams.get('v') ?? '');
  const id = url.hostname === 'youtu.be' ? kind : youtubeId;
  if (!idPattern.test(id)) return undefined;
  const start = from || secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  return `${filmHost}/embed/${id}${start > 0 ? `?start=${start}` : ''}`;
}
