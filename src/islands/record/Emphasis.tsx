/** A sentence with the words in it that matter most, such as the day by which something happens. */
export function Emphasis({ sentence, words }: { sentence: string; words: string | undefined }) {
  const at = words ? sentence.indexOf(words) : -1;
  if (!words || at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <strong>{words}</strong>
      {sentence.slice(at + words.length)}
    </>
  );
}
