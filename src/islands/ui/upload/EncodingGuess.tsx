import { type Encoding, encodingNames } from '#domain/files/text-encoding.ts';
import { message } from '#i18n/client.ts';
import { Notice } from '../page/Notice.tsx';

/** Says which encoding was guessed for a file that does not tell it: umlauts may be wrong. `file` names it where there are two. */
export const EncodingGuess = ({ encoding, file }: { encoding: Encoding; file?: string }) => (
  <Notice live tone="warn" title={message(`encodingGuess:${encodingNames[encoding]}`)}>
    {file}
  </Notice>
);
