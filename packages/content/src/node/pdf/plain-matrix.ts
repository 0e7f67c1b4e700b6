/** A two-dimensional transformation, as far as pdf.js needs it for a font's glyphs. */
export class PlainMatrix {
  a = 1;
  b = 0;
  c = 0;
  d = 1;
  e = 0;
  f = 0;

  /** Scales the transformed points. */
  scaleSelf(x: number, y: number = x): this {
    this.a *= x;
    this.b *= x;
    this.c *= y;
    this.d *= y;
    return this;
  }

  /** Moves the transformed points. */
  translateSelf(x: number, y = 0): this {
    this.e += this.a * x + this.c * y;
    this.f += this.b * x + this.d * y;
    return this;
  }
}
