export function FoundationBar() {
  return null;
}
