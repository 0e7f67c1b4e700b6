/** The numbers of a two-dimensional transformation, as far as pdf.js reads them for the signs of a font. */
export class PlainMatrix {
  a = 1;
  b = 0;
  c = 0;
  d = 1;
  e = 0;
  f = 0;

  /** Scales what is transformed. */
  scaleSelf(x: number, y: number = x): this {
    this.a *= x;
    this.b *= x;
    this.c *= y;
    this.d *= y;
    return this;
  }

  /** Moves what is transformed. */
  translateSelf(x: number, y = 0): this {
    this.e += this.a * x + this.c * y;
    this.f += this.b * x + this.d * y;
    return this;
  }
}
