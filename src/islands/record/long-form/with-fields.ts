/**
 * A part with a long form, once the code of all kinds of fields is there too: none waits for its own when it is drawn, and
 * all sections can be walked without a connection.
 */
export async function withFields<Part>(part: Promise<Part>): Promise<Part> {
  const { bringFields } = await import('../../ui/form/drawn/DrawnFields.tsx');
  await bringFields();
  return part;
}
