/** What carriers look at, in the order in which they do, and the answers that each is about. */
const fields = {
  holder: ['holder', 'coHolders'],
  address: ['holderAddr'],
  provider: ['losingProvider', 'losingProviderText', 'losingCustomerNo', 'losingNetworkPki'],
  oneLine: ['connectionKind', 'businessCase', 'technicalResource', 'singles', 'allNumbers'],
  blocks: ['onkz', 'ddiBase', 'attendant', 'blocks'],
  termination: ['alreadyTerminated', 'terminationDate'],
  date: ['desiredDate', 'timeWindow', 'projectCode'],
  documents: ['formFile', 'formSignedOn', 'invoiceFile'],
} as const;
export type PreflightTopic = keyof typeof fields;
export const topics = Object.keys(fields) as PreflightTopic[];

/** The topic of an answer; undefined where no carrier looks at it. */
export function topicOf(path: string): PreflightTopic | undefined {
  const name = path.split('.')[0];
  return topics.find((topic) => fields[topic].some((one) => one === name));
}
