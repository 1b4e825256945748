/** `tickets@reply.example.com` → `tickets+token@reply.example.com` */
export function replyAddress(base: string, token: string): string {
  const at = base.lastIndexOf('@');
  return `${base.slice(0, at)}+${token}${base.slice(at)}`;
}

const maxAddresses = 50;

/** The tokens of addresses that are ours, in whatever case mail servers write them, each once. */
export function tokensIn(base: string, addresses: readonly string[]): string[] {
  const at = base.lastIndexOf('@');
  const [start, end] = [`${base.slice(0, at)}+`.toLowerCase(), base.slice(at).toLowerCase()];
  const tokens = addresses.slice(0, maxAddresses).flatMap((address) => {
    const lower = address.trim().toLowerCase();
    return lower.startsWith(start) && lower.endsWith(end) ? [lower.slice(start.length, -end.length)] : [];
  });
  return [...new Set(tokens)].filter((token) => /^[a-z2-7]{37}$/.test(token));
}
