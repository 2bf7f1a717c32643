// @vitest-environment node
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { submissionsCsv } from '../../../../../../shop/server/domains/forms/export-submissions.js';

const page = { pagePath: '/contact' };
const sent = (answers: Readonly<Record<string, string>>) => ({
  submittedAt: Date.UTC(2026, 10, 28, 9, 30),
  page,
  doneAt: null,
  repliedAt: null,
  answers: Object.entries(answers).map(([label, text]) => ({ label, text })),
});
const cellsOf = (csv: string) => Papa.parse<string[]>(csv.replace('\uFEFF', '').trimEnd()).data;

describe('the table of submissions', () => {
  it('has a column for each question, also of a form that was changed meanwhile', () => {
    const csv = submissionsCsv([
      sent({ Email: 'ada@example.com', Message: 'One, "two"\nthree' }),
      { ...sent({ Email: 'bo@example.com', Phone: '1' }), doneAt: 0, repliedAt: 1000 },
    ]);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(cellsOf(csv)).toEqual([
      ['Sent', 'Page', 'Replied', 'Done', 'Email', 'Message', 'Phone'],
      ['2026-11-28T09:30:00.000Z', '/contact', '', '', 'ada@example.com', 'One, "two"\nthree', ''],
      [
        '2026-11-28T09:30:00.000Z',
        '/contact',
        '1970-01-01T00:00:01.000Z',
        '1970-01-01T00:00:00.000Z',
        'bo@example.com',
        '',
        '1',
      ],
    ]);
  });

  it('keeps two questions of the same words apart', () => {
    const answers = [
      { label: 'Name', text: 'Ada' },
      { label: 'Name', text: 'Grace' },
    ];
    const [head, row] = cellsOf(submissionsCsv([{ ...sent({}), answers }]));
    expect(head?.slice(4)).toEqual(['Name', 'Name (2)']);
    expect(row?.slice(4)).toEqual(['Ada', 'Grace']);
  });

  it.each(['=1+1', '+1', '-1', '@a'])('runs no formula: %s', (text) => {
    expect(cellsOf(submissionsCsv([sent({ Message: text })]))[1]?.[4]).toBe(`'${text}`);
  });

  it('has a head alone where nothing was sent', () => {
    expect(cellsOf(submissionsCsv([]))).toEqual([['Sent', 'Page', 'Replied', 'Done']]);
  });
});
