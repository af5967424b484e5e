/** Colours for both kinds of screens; what is drawn names only the classes. */
export const STYLE = `
.oeillade { color: #1f2328; background: #ffffff; --bar: #3f6fb5; --grid: #d8dee4; --soft: #59636e; }
@media (prefers-color-scheme: dark) {
  .oeillade { color: #e6edf3; background: #12161c; --bar: #7fa8e6; --grid: #30363d; --soft: #9aa5b1; }
}
.oeillade text { fill: currentColor; font: 12px system-ui, sans-serif; }
.oeillade .heading { font-size: 15px; font-weight: 600; }
.oeillade .title { font-weight: 600; }
.oeillade .soft { fill: var(--soft); font-size: 11px; }
.oeillade .middle { text-anchor: middle; }
.oeillade .end { text-anchor: end; }
.oeillade .fill { fill: var(--bar); }
.oeillade .stroke { fill: none; stroke: var(--bar); stroke-width: 2; }
.oeillade .line-edge { fill: none; }
.oeillade .grid { stroke: var(--grid); }
.oeillade .axis, .oeillade .whisker { stroke: currentColor; }
.oeillade .whisker { stroke-width: 1.6; }
.oeillade .even { stroke: var(--soft); stroke-dasharray: 4 3; }
`;
