/** The known facts of a failed attempt, as nodemailer tells them. */
export interface SmtpFailure {
  readonly code: unknown;
  readonly responseCode: unknown;
}

export function readFailure(error: Error): SmtpFailure {
  return {
    code: 'code' in error ? error.code : undefined,
    responseCode: 'responseCode' in error ? error.responseCode : undefined,
  };
}

/** Refusals of the recipient or the message. Others, as of the password, end when the owner mends the settings. */
const finalCodes: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** Whether the mail server has answered. */
export function isAnswer({ responseCode }: SmtpFailure): boolean {
  return typeof responseCode === 'number';
}

/** Whether another attempt is useless: RFC 5321 gives final refusals numbers from 500. */
export function isFinalRefusal({ code, responseCode }: SmtpFailure): boolean {
  return finalCodes.includes(code) && typeof responseCode === 'number' && responseCode >= 500;
}
