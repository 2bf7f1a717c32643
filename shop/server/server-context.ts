import type { DownloadFiles } from './domains/downloads/index.js';
import type { CaptchaSettings } from '../../core/captcha/index.js';
import type { CatalogueCurrency } from './domains/catalogue/index.js';
import type { Content, CountItems, Locks } from './domains/content/index.js';
import type { DomainsContext } from './domains.js';
import type { RunningExperiment } from './domains/experiments/index.js';
import type { Fonts } from './domains/fonts/index.js';
import type { Signer } from './http/index.js';
import type { LessonFilms } from './domains/lesson-films/index.js';
import type { Mailer } from './domains/mail/index.js';
import type { MailingList } from './domains/mailing-list/index.js';
import type { People } from './domains/owners/index.js';
import type { PaymentProvider } from './domains/payments/index.js';
import type { ProductPictures } from './domains/product-pictures/index.js';
import type { PhotoFolder } from './domains/reviews/index.js';
import type { Telemetry } from './telemetry/index.js';

interface PageContext {
  /** Of prices, for whoever asks for none. */
  readonly currency: CatalogueCurrency;
  readonly downloadFiles: DownloadFiles;
  readonly signer: Signer;
  /** For how many seconds browsers come back over TLS alone. */
  readonly hsts: number;
  readonly telemetry: Telemetry;
  /** The first middleware: ids, log, counts and traces of requests. */
  readonly observeRequests: ReturnType<Telemetry['requests']>;
  /** How many days tracked events are kept. */
  readonly eventRetention: number;
  readonly experiments: readonly RunningExperiment[];
  readonly content: Content;
  readonly countItems: CountItems;
  readonly locks: Locks;
  readonly fonts: Fonts;
  readonly lessonFilms: LessonFilms;
  readonly mailingList: MailingList;
  readonly mailer: Mailer;
  readonly people: People;
  /** Where the photos of written reviews lie; null where none are taken. */
  readonly photoFolder: PhotoFolder | null;
  readonly productPictures: ProductPictures;
  readonly paymentProvider: PaymentProvider;
  /** The captcha of the restock signup; null for none. */
  readonly restockCaptcha: CaptchaSettings | null;
}

/** What the routes of all domains and the services for pages are made from. */
export type ServerContext = DomainsContext & PageContext;
