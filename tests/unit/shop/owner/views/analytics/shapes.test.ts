import { describe, expect, it } from 'vitest';
import {
  barShapes,
  funnelShapes,
  linePoints,
  share,
} from '../../../../../../shop/owner/views/analytics/shapes.js';

describe('barShapes', () => {
  it('stands one bar in each part, on the lower edge, as high as its share of the top', () => {
    expect(barShapes([4, 2, 0, 1], 4)).toEqual([
      { x: 3.5, y: 0, width: 18, height: 100 },
      { x: 28.5, y: 50, width: 18, height: 50 },
      { x: 53.5, y: 100, width: 18, height: 0 },
      { x: 78.5, y: 75, width: 18, height: 25 },
    ]);
  });

  it('keeps small values visible', () => {
    expect(barShapes([1000, 1], 1000)[1]).toMatchObject({ y: 98.5, height: 1.5 });
  });

  it('is empty for nothing', () => {
    expect(barShapes([], 1)).toEqual([]);
  });
});

describe('linePoints', () => {
  it.each([
    ['goes from edge to edge, up to the upper one', [0, 2, 4], '0,19 50,10 100,1'],
    ['lies on the ground', [0, 0], '0,19 100,19'],
    ['has one point for one value', [3], '0,1'],
    ['has none for none', [], ''],
  ])('%s', (_, values, points) => {
    expect(linePoints(values)).toBe(points);
  });
});

describe('funnelShapes', () => {
  it('has columns and slopes between them', () => {
    expect(funnelShapes([200, 100, 0, 0])).toEqual({
      columns: [
        { x: 0, y: 0, width: 15.63, height: 100 },
        { x: 25, y: 50, width: 15.63, height: 50 },
        { x: 50, y: 100, width: 15.63, height: 0 },
        { x: 75, y: 100, width: 15.63, height: 0 },
      ],
      slopes: [
        '15.63,0 25,50 25,100 15.63,100',
        '40.63,50 50,100 50,100 40.63,100',
        '65.63,100 75,100 75,100 65.63,100',
      ],
    });
  });

  it('is flat without visitors', () => {
    expect(funnelShapes([0, 0, 0, 0]).columns.map(({ height }) => height)).toEqual([0, 0, 0, 0]);
  });
});

describe('share', () => {
  it.each([
    [1, 4, 25],
    [0, 4, 0],
    [3, 0, 0],
    [5, 4, 100],
    [-1, 4, 0],
  ])('%s of %s is %s percent', (part, whole, percent) => {
    expect(share(part, whole)).toBe(percent);
  });
});
