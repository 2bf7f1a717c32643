/** A short form, as the example shop asks it for its cards. */
export const cardForm = {
  id: 'form-cards',
  name: 'Your cards',
  fields: [
    {
      id: 'name',
      type: 'name',
      title: 'Name to print',
      description: 'Set in small capitals on the back of each card.',
      required: true,
    },
    {
      id: 'ink',
      type: 'select',
      title: 'Ink',
      options: ['Marram green', 'Tide blue', 'Lamp black'],
      required: true,
    },
    {
      id: 'line',
      type: 'textarea',
      title: 'A line inside',
      placeholder: 'Wish you were here',
      maxLength: 20,
    },
    { id: 'extras', type: 'checkbox', title: 'With the cards', options: ['Wax seals', 'Ribbon'] },
  ],
};

/** A field of every kind. */
export const everyKind = {
  id: 'form-everything',
  name: 'Everything',
  fields: [
    { id: 'text', type: 'text', title: 'Engraving', description: 'On the rim.', required: true },
    { id: 'textarea', type: 'textarea', title: 'Message', maxLength: 140 },
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'number', type: 'number', title: 'Guests' },
    { id: 'website', type: 'website', title: 'Website', placeholder: 'https://' },
    { id: 'currency', type: 'currency', title: 'Budget', currencySymbol: '$' },
    { id: 'password', type: 'password', title: 'Secret word' },
    { id: 'twitter', type: 'twitter', title: 'Handle', placeholder: '@name' },
    { id: 'name', type: 'name', title: 'Name', required: true },
    { id: 'address', type: 'address', title: 'Address', required: true },
    { id: 'phone', type: 'phone', title: 'Phone', showCountryCode: true, required: true },
    { id: 'date', type: 'date', title: 'Needed by', required: true },
    { id: 'time', type: 'time', title: 'At', required: true },
    { id: 'radio', type: 'radio', title: 'Wrapping', options: ['Paper', 'Cloth'], required: true },
    {
      id: 'checkbox',
      type: 'checkbox',
      title: 'Extras',
      options: ['Ribbon', 'Card'],
      required: true,
    },
    { id: 'select', type: 'select', title: 'Ink', options: ['Blue', 'Black'], required: true },
    {
      id: 'likert',
      type: 'likert',
      title: 'What do you say?',
      options: ['I will eat from it', 'A rough seam does not bother me'],
    },
    { id: 'hidden', type: 'hidden', key: 'utm_source', value: 'shop' },
    { id: 'section', type: 'section', title: 'Not shown' },
  ],
};

/** `parameters.forms` of a story: how the server that only pretends to be one checks answers. */
export interface FakeForms {
  /** What is wrong, by field id. */
  errors?: Readonly<Record<string, string>>;
  /** Milliseconds until an answer; `Infinity` for none at all. */
  delay?: number;
  /** The status of a check that fails by itself; 0 for no network. */
  status?: number;
}

/** Answers the calls for forms in place of a server. Returns what gives the page its network back. */
export function fakeForms({ errors, delay = 0, status = 200 }: FakeForms): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/api/forms/form-cards') return Response.json(cardForm);
    if (pathname.startsWith('/api/forms/')) return Response.json({ error: '' }, { status: 404 });
    if (!pathname.startsWith('/api/rest/forms/')) return fetch(request);
    if (delay > 0) await wait(delay);
    if (status === 0) throw new TypeError('Failed to fetch');
    if (errors) return Response.json({ error: 'Invalid.', errors }, { status: 400 });
    return Response.json({}, { status });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

function wait(delay: number): Promise<void> {
  return new Promise((resolve) => {
    if (delay !== Infinity) setTimeout(resolve, delay);
  });
}
