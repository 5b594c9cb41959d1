import type {ReactNode} from 'react';
import type {BenefitId} from '~/shop/benefits';
import {Icon} from '~/ui/icons';

function BenefitIcon({children}: {children: ReactNode}) {
  return (
    <Icon side={40} className="icon -ml-1 size-[40px]">
      {children}
    </Icon>
  );
}

/** How each property is measured: a scale's pan, a scratch, a barbell, a thermometer, a drop, a spring. */
export const benefitIcons: Readonly<Record<BenefitId, ReactNode>> = {
  lightweight: (
    <BenefitIcon>
      <path d="M8 33h24M20 33V13M9 13h22M9 13 5 23h8L9 13Zm22 0-4 6h8l-4-6Z" />
    </BenefitIcon>
  ),
  resistant: (
    <BenefitIcon>
      <path d="M17 5 5 10v9c0 8 5 13.5 12 16 7-2.5 12-8 12-16v-9L17 5ZM12 24l9-10M16 26l6-7" />
    </BenefitIcon>
  ),
  strength: (
    <BenefitIcon>
      <path d="M4 20h4m24 0h4M14 20h12M8 14h3v12H8zM11 10h3v20h-3zM26 10h3v20h-3zM29 14h3v12h-3z" />
    </BenefitIcon>
  ),
  thermal: (
    <BenefitIcon>
      <path d="M8 23V9a4 4 0 0 1 8 0v14a7 7 0 1 1-8 0ZM12 14v13M21 9h4m-4 6h4m-4 6h4" />
    </BenefitIcon>
  ),
  chemical: (
    <BenefitIcon>
      <path d="M20 5c5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3-8 8-14ZM5 34c5-3 10 3 15 0s10 3 15 0" />
    </BenefitIcon>
  ),
  flexibility: (
    <BenefitIcon>
      <path d="M5 5h18M14 5v4l8 3-16 5 16 5-16 5 8 4v4M5 35h18" />
    </BenefitIcon>
  ),
};
