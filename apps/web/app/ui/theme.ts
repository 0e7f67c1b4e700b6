/** A colour an editor wrote, if it is one: hexadecimal, a name, `rgb()` or `hsl()`. */
export function safeColour(value: string): string | undefined {
  const colour = value.trim();
  const isColour =
    /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(colour) ||
    /^[a-z]{3,24}$/i.test(colour) ||
    /^(rgb|hsl)a?\([\d\s.,%/deg-]{3,48}\)$/i.test(colour);
  return isColour ? colour : undefined;
}

/** White where it is readable (WCAG AA, 4.5 : 1) on a hexadecimal colour, else black; white on the others. */
export function readableOn(colour: string): '#000' | '#fff' {
  const luminance = luminanceOf(colour);
  if (luminance === undefined) return '#fff';
  return 1.05 / (luminance + 0.05) >= 4.5 ? '#fff' : '#000';
}

function luminanceOf(colour: string): number | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
