export function Overlays() {
  return null;
}
