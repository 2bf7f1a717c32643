/** The two sizes that vendors have (platform §9). */
export type CaptchaSize = 'normal' | 'compact';

export interface CaptchaRequest {
  /** What the vendor calls the site by; empty for ALTCHA. */
  readonly siteKey: string;
  readonly size: CaptchaSize;
  /** BCP 47. */
  readonly locale: string;
  /** Told of each solution, and null when it is worth nothing any more. */
  readonly onToken: (token: string | null) => void;
}

/** A captcha that stands in the page. */
export interface RenderedCaptcha {
  /** What goes to the server; null while it is not solved. */
  token(): string | null;
  /** Back to unsolved, to be done once more: a token is worth one submit. Work under way goes on. */
  reset(): void;
  /** Takes it out of the page, and stops what it is doing. */
  destroy(): void;
}

/** One kind of captcha: all have light colours, and a node in the light DOM, which their scripts have to find. */
export interface CaptchaAdapter {
  /** Shows an unsolved captcha in `node`. Rejects when it cannot, and leaves nothing behind. */
  render(node: HTMLElement, request: CaptchaRequest): Promise<RenderedCaptcha>;
}
