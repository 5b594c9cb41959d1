"""Pictures for the storefront's pages: several pairs, or one, in a place."""
from .bench import bench
from .nordic import nordic
from .summer import summer

SCENES = {'nordic': nordic, 'summer': summer, 'bench': bench}
