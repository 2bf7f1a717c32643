import { useMemo, useState } from 'react';
import { examples, type Example } from './examples.js';
import { Field, Scroller, Select } from './fields.js';
import { writePartials } from './partials-text.js';
import './playground.css';
import { runPlayground, type PlaygroundInput, type Problem } from './run-playground.js';

type Options = Omit<PlaygroundInput, 'template' | 'data' | 'partials'>;

const options = {
  mode: [
    ['safe', 'safe: go on'],
    ['strict', 'strict: stop'],
  ],
  escape: [
    ['none', 'nothing'],
    ['html', 'html'],
  ],
  locale: [
    ['en-US', 'en-US'],
    ['en-GB', 'en-GB'],
    ['de-AT', 'de-AT'],
    ['fr-FR', 'fr-FR'],
    ['ar-EG', 'ar-EG'],
    ['ja-JP', 'ja-JP'],
    ['none', 'none'],
  ],
  timeZone: [
    ['', 'the website’s'],
    ['UTC', 'UTC'],
    ['America/New_York', 'America/New_York'],
    ['Europe/Vienna', 'Europe/Vienna'],
    ['Asia/Tokyo', 'Asia/Tokyo'],
  ],
} as const;

const firstOptions: Options = { mode: 'safe', escape: 'none', locale: 'en-US', timeZone: '' };

const views = [
  ['text', 'Text'],
  ['page', 'Page'],
  ['tree', 'Tree'],
] as const;

type View = (typeof views)[number][0];

/** A template, its data and its options, with what the engine makes of them at each keystroke. */
export function Playground({ start = examples[0]?.title }: { start?: string }) {
  const [example, setExample] = useState(() => findExample(start));
  const [input, setInput] = useState(() => ({ ...textsOf(example), ...firstOptions }));
  const [view, setView] = useState<View>('text');
  const result = useMemo(() => runPlayground(input), [input]);
  const change = (part: Partial<PlaygroundInput>) => setInput((before) => ({ ...before, ...part }));

  return (
    <div className="playground">
      <div className="playground-head">
        <Select
          label="Example"
          value={example.title}
          values={examples.map(({ title }) => [title, title] as const)}
          onChange={(title) => {
            const chosen = findExample(title);
            setExample(chosen);
            change(textsOf(chosen));
          }}
        />
        <p className="playground-about">{example.about}</p>
      </div>

      <div className="playground-options">
        <Select
          label="After an error"
          value={input.mode}
          values={options.mode}
          onChange={(mode) => change({ mode })}
        />
        <Select
          label="Escape"
          value={input.escape}
          values={options.escape}
          onChange={(escape) => change({ escape })}
        />
        <Select
          label="Locale"
          value={input.locale}
          values={options.locale}
          onChange={(locale) => change({ locale })}
        />
        <Select
          label="Time zone"
          value={input.timeZone}
          values={options.timeZone}
          onChange={(timeZone) => change({ timeZone })}
        />
      </div>

      <div className="playground-panes">
        <div className="playground-pane">
          <Field
            label="Template"
            rows={10}
            value={input.template}
            onChange={(template) => change({ template })}
          />
          <Field
            label="Data, as JSON"
            rows={8}
            value={input.data}
            onChange={(data) => change({ data })}
          />
          <Field
            label="Partials"
            hint="Each below a line === name ==="
            rows={4}
            value={input.partials}
            onChange={(partials) => change({ partials })}
          />
        </div>
        <div className="playground-pane">
          <fieldset className="playground-views">
            <legend>Output</legend>
            {views.map(([name, label]) => (
              <label key={name}>
                <input
                  type="radio"
                  name="view"
                  checked={view === name}
                  onChange={() => setView(name)}
                />{' '}
                {label}
              </label>
            ))}
          </fieldset>
          {view === 'page' ? (
            <Page html={result.output} />
          ) : (
            <Scroller label={view === 'tree' ? 'Tree' : 'Printed text'}>
              {view === 'tree' ? result.tree : result.output}
            </Scroller>
          )}
          <Problems problems={result.problems} />
        </div>
      </div>
    </div>
  );
}

/** In a document of its own, in which no script runs and nothing is sent. */
function Page({ html }: { html: string }) {
  return (
    <iframe
      className="playground-page"
      title="Printed page"
      sandbox="allow-same-origin"
      srcDoc={`<!doctype html><html lang="en"><title>Printed page</title><meta name="color-scheme" content="light"><style>body { font-family: system-ui, sans-serif; }</style>${html}</html>`}
    />
  );
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <section className="playground-problems">
      <p role="status">{summarize(problems)}</p>
      <ul className="playground-scroller" aria-label="Problems" tabIndex={0}>
        {problems.map(({ level, text, frame }, index) => (
          <li key={index} className={`playground-${level}`}>
            {text}
            <pre>{frame}</pre>
          </li>
        ))}
      </ul>
    </section>
  );
}

function summarize(problems: readonly Problem[]): string {
  const count = (wanted: string) => problems.filter(({ level }) => level === wanted).length;
  const found = (['error', 'warning'] as const).flatMap((level) => {
    const number = count(level);
    return number > 0 ? [`${number} ${level}${number === 1 ? '' : 's'}`] : [];
  });
  return found.join(', ') || 'No problems';
}

function findExample(title: string | undefined): Example {
  const found = examples.find((example) => example.title === title) ?? examples[0];
  if (!found) throw new Error('There are no examples.');
  return found;
}

function textsOf({ template, data, partials }: Example) {
  return {
    template,
    data: JSON.stringify(data, null, 2),
    partials: writePartials(partials),
  };
}
