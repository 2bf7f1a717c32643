import { afterEach, describe, expect, it, vi } from 'vitest';
import { centredPlace, openPopup } from '../../../../core/dom/index.js';

describe('centredPlace (platform §2: "centres a window on screen given a width and height")', () => {
  const screen = { availWidth: 1920, availHeight: 1040 };

  it.each([
    [{ width: 600, height: 400 }, screen, { width: 600, height: 400, left: 660, top: 320 }],
    [{ width: 601, height: 401 }, screen, { width: 601, height: 401, left: 660, top: 320 }],
    // A bar on the left, and a second screen to the left of the first.
    [
      { width: 600, height: 400 },
      { ...screen, availLeft: -1920, availTop: 40 },
      { width: 600, height: 400, left: -1260, top: 360 },
    ],
    [
      { width: 600, height: 400 },
      { availWidth: 320, availHeight: 300 },
      { width: 320, height: 300, left: 0, top: 0 },
    ],
  ])('of %j on %j is %j', (size, area, place) => {
    expect(centredPlace(size, area)).toEqual(place);
  });
});

describe('openPopup', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('opens the address in a window that cannot reach the page', () => {
    const replace = vi.fn();
    const view = { opener: window as unknown, location: { replace } };
    const open = vi.fn(() => view);
    vi.stubGlobal('open', open);
    vi.stubGlobal('screen', { availWidth: 1000, availHeight: 800 });
    expect(openPopup('https://social.example/share', { width: 600, height: 400 })).toBe(true);
    const features = 'popup,width=600,height=400,left=200,top=200';
    expect(open).toHaveBeenCalledWith('about:blank', '_blank', features);
    expect(replace).toHaveBeenCalledWith('https://social.example/share');
    expect(view.opener).toBeNull();
  });

  it('opens no address that runs a script', () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    expect(openPopup('javascript:alert(1)', { width: 600, height: 400 })).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('tells when the browser allows no window', () => {
    vi.stubGlobal('open', () => null);
    expect(openPopup('https://social.example/share', { width: 600, height: 400 })).toBe(false);
  });
});
