import { code, words } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { heading, link, memberTable, paragraph, referencePage } from './blocks.js';
import { detailOf, membersOf } from './payload.js';
import type { Member, ReferenceSources } from './sources.js';

interface Heard {
  readonly name: string;
  readonly isCancelable: boolean;
  readonly detail: string;
  readonly members: readonly Member[];
  readonly senders: { readonly sender: string; readonly when: string }[];
}

/** Each event with its payload, whether it can be canceled, and what dispatches it. */
export function eventsPage(sources: Pick<ReferenceSources, 'elements' | 'documentEvents'>): Page {
  const events = listEvents(sources);
  return referencePage(
    'events',
    'Events',
    'Every event with its payload, whether it can be canceled, and the elements that dispatch it.',
    [
      paragraph(
        'Every event bubbles and crosses shadow roots. One that can be canceled is dispatched before something happens: ' +
          '`preventDefault()` keeps it from happening, and a listener may write to members of the detail that are not read-only. ' +
          'An action of the page dispatches its `vitrine-before-…` event at the document.',
      ),
      ...events.flatMap(describeEvent),
    ],
  );
}

function describeEvent({ name, isCancelable, detail, members, senders }: Heard): string[] {
  const by = senders.map(({ sender, when }) => {
    const from =
      sender === 'document' ? 'the document' : link(`elements/${sender}.md`, code(sender));
    return `<li>${from}: ${words(when)}</li>`;
  });
  return [
    heading(2, name),
    `<ul>${by.join('')}</ul>`,
    `<p>${isCancelable ? 'Cancelable' : 'Not cancelable'}. Detail: ${detail === 'none' ? 'none' : code(detail)}.</p>`,
    ...(members.length > 0 ? [memberTable('Member', members)] : []),
  ];
}

function listEvents({
  elements,
  documentEvents,
}: Pick<ReferenceSources, 'elements' | 'documentEvents'>): Heard[] {
  const heard = new Map<string, Heard>();
  for (const { declaration, definition } of elements) {
    const canceled = Object.values(definition.events ?? {}).filter(({ cancelable }) => cancelable);
    for (const { name, type, description, 'x-detail': members } of declaration.events) {
      // An event of two elements may have two payloads.
      const key = `${name} ${type.text}`;
      const event = heard.get(key) ?? {
        name,
        isCancelable: canceled.some((one) => one.type === name),
        detail: detailOf(type.text),
        members: membersOf(members),
        senders: [],
      };
      event.senders.push({ sender: declaration.tagName, when: description });
      heard.set(key, event);
    }
  }
  for (const { name, type, members, description } of documentEvents) {
    const senders = [{ sender: 'document', when: description }];
    heard.set(name, { name, isCancelable: false, detail: type, members, senders });
  }
  return [...heard.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
