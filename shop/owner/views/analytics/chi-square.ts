/** Divides the sum of the counts in proportion to the weights. */
export function expectedCounts(observed: readonly number[], weights: readonly number[]): number[] {
  const total = sum(observed);
  const whole = sum(weights);
  return weights.map((weight) => (total * weight) / whole);
}

/**
 * The p-value of Pearson's chi-square test: how probable a deviation from the weights is that is at least this large.
 * Null if the test does not apply: fewer than two groups, no counts, or a weight that is not positive.
 */
export function sampleRatioP(
  observed: readonly number[],
  weights: readonly number[],
): number | null {
  const isValid = observed.length === weights.length && weights.every((weight) => weight > 0);
  if (observed.length < 2 || !isValid || sum(observed) === 0) return null;
  const expected = expectedCounts(observed, weights);
  const distance = sum(
    observed.map((count, index) => {
      const due = expected[index] ?? 0;
      return (count - due) ** 2 / due;
    }),
  );
  return upperGamma((observed.length - 1) / 2, distance / 2);
}

const precision = 1e-14;
const mostRounds = 10_000;

/** The regularised upper incomplete gamma function Q(a, x), for a > 0 and x ≥ 0. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  const value = x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
  return Math.min(1, Math.max(0, value));
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let total = term;
  for (let n = 1; n < mostRounds && term > total * precision; n += 1) {
    term *= x / (a + n);
    total += term;
  }
  return total;
}

/** Evaluates the continued fraction with Lentz's method. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < mostRounds; n += 1) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / nonZero(factor * d + b);
    c = nonZero(b + factor / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < precision) break;
  }
  return value;

  function nonZero(number: number): number {
    return Math.abs(number) < tiny ? tiny : number;
  }
}

const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

function logGamma(x: number): number {
  // The series is accurate from 0.5 upwards; no caller passes less.
  const shifted = x - 1;
  const base = shifted + lanczos.length - 0.5;
  const series = lanczos.reduce(
    (total, part, index) => total + part / (shifted + index + 1),
    0.9999999999998099,
  );
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(series);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
