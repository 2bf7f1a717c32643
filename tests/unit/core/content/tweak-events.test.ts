import { describe, expect, it, vi } from 'vitest';
import { createTweakEmitter, tweakEvents } from '../../../../core/content/index.js';

const values = { accent: '#123456' };

describe('tweak events', () => {
  it('platform §4: "change, close, save, reset, aftershow, afterclose, beforeopen"', () => {
    expect(tweakEvents.join(', ')).toBe(
      'change, close, save, reset, aftershow, afterclose, beforeopen',
    );
  });

  it('reach their listeners in order, with what happened', () => {
    const { on, emit } = createTweakEmitter(() => ({ report: vi.fn() }));
    const seen: unknown[] = [];
    for (const type of tweakEvents) on(type, (detail) => seen.push([type, detail]));
    const change = { name: 'accent', value: '#123456', previous: null };
    emit('beforeopen', {});
    emit('aftershow', {});
    emit('change', change);
    emit('save', { values });
    emit('reset', { values });
    emit('close', {});
    emit('afterclose', {});
    expect(seen).toEqual([
      ['beforeopen', {}],
      ['aftershow', {}],
      ['change', change],
      ['save', { values }],
      ['reset', { values }],
      ['close', {}],
      ['afterclose', {}],
    ]);
  });

  it('report a listener that throws, and call the others until they leave', () => {
    const report = vi.fn();
    const { on, emit } = createTweakEmitter(() => ({ report }));
    const problem = new Error('broken');
    on('save', () => {
      throw problem;
    });
    const listener = vi.fn();
    const off = on('save', listener);
    emit('save', { values });
    off();
    emit('save', { values });
    expect(listener.mock.calls).toEqual([[{ values }]]);
    expect(report).toHaveBeenCalledWith(problem, { where: 'a listener of "save"' });
  });
});
