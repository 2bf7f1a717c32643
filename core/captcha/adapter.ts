/** The two sizes that vendors have (platform §9). */
export type CaptchaSize = 'normal' | 'compact';

export interface CaptchaRequest {
  /** The vendor's key of the site; empty for ALTCHA. */
  readonly siteKey: string;
  readonly size: CaptchaSize;
  /** BCP 47. */
  readonly locale: string;
  /** Called with each solution, and with null when it expires. */
  readonly onToken: (token: string | null) => void;
}

/** A rendered captcha. */
export interface RenderedCaptcha {
  /** The token for the server; null until the captcha is solved. */
  token(): string | null;
  /** Resets to unsolved, because a token is valid for one submission. A check in progress continues. */
  reset(): void;
  /** Removes the captcha and cancels its work. */
  destroy(): void;
}

/** One kind of captcha. All use light colours and a node in the light DOM, which vendor scripts have to find. */
export interface CaptchaAdapter {
  /** Renders an unsolved captcha into `node`. Rejects if it cannot, and leaves nothing behind. */
  render(node: HTMLElement, request: CaptchaRequest): Promise<RenderedCaptcha>;
}
