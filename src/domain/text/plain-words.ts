/** Words of a text in small plain letters, umlauts and their two letters alike: what begins alike is the same as far as it goes. */
export const plainWords = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.replaceAll(/([aou])e/g, '$1'));
