/** What every list of a record type asks for; newest `foreignid` first unless the query sorts (§7-6), customers synchronised (§7-7). */
export const listedRecords = (type: string, row: { readonly shape: object }) => ({
  type,
  _selected: Object.keys(row.shape).join(','),
  ...(type === 'hfo.vp.customer' && { _sync: 'true' }),
  _sort: '-foreignid',
});
